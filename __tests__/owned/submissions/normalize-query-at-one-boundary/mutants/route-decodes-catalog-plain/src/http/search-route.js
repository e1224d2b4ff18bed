import { createCatalog } from '../catalog/catalog.js';
import { decodeFormText } from '../search-term.js';
import { rawParams } from './raw-params.js';

const MAX_LIMIT = 50;

function readLimit(raw) {
  const limit = Number.parseInt(raw ?? '', 10);
  return Number.isNaN(limit) ? 10 : Math.min(Math.max(limit, 1), MAX_LIMIT);
}

/** GET /search?q=…&limit=… */
export async function searchRoute(request, { engine }) {
  const params = rawParams(request.query ?? '');
  const catalog = createCatalog(engine);
  let found;
  try {
    const query = decodeFormText(params.get('q') ?? '');
    found = await catalog.search(query, { limit: readLimit(params.get('limit')) });
  } catch (error) {
    if (error instanceof URIError) return { status: 400, body: { error: 'malformed_query' } };
    throw error;
  }
  return { status: 200, body: { query: found.term, items: found.items } };
}
