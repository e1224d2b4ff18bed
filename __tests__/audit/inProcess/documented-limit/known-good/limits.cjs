const LIMIT = 20;

module.exports = { LIMIT, page: (items, limit = LIMIT) => items.slice(0, Math.min(limit, LIMIT)) };
