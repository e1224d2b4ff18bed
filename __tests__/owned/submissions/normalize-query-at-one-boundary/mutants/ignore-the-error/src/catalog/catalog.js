import { tidyTerm, termFromAddress } from '../search-term.js';

export function createCatalog(engine) {
  return {
    async search(query, { limit }) {
      let term;
      try {
        term = termFromAddress(query);
      } catch {
        term = tidyTerm(query);
      }
      if (term === '') return { term, items: [] };
      const products = await engine.find({ term, limit });
      return { term, items: products.map(({ sku, title }) => ({ sku, title })) };
    },
  };
}
