import { tidyTerm } from '../search-term.js';

/** What the rest of the shop knows of the search engine. `engine.find` answers with a list of products. */
export function createCatalog(engine) {
  return {
    async search(query, { limit }) {
      const term = tidyTerm(query);
      if (term === '') return { term, items: [] };
      const products = await engine.find({ term, limit });
      return { term, items: products.map(({ sku, title }) => ({ sku, title })) };
    },
  };
}
