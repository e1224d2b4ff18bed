/**
 * What the rest of the shop knows of the search engine. `engine.find` answers with a list of products.
 * `term` is a finished search term: whoever reads it from an address decodes and tidies it there.
 */
export function createCatalog(engine) {
  return {
    async search(term, { limit }) {
      if (term === '') return { term, items: [] };
      const products = await engine.find({ term, limit });
      return { term, items: products.map(({ sku, title }) => ({ sku, title })) };
    },
  };
}
