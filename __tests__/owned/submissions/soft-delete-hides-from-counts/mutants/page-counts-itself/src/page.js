/** The view model of one page of the project list; pages are counted from 1. */
export async function projectPage(projects, { page = 1, size = 10 } = {}) {
  const total = (await projects.list({ limit: Infinity })).length;
  const rows = await projects.list({ offset: (page - 1) * size, limit: size });
  return {
    names: rows.map((row) => row.name),
    heading: total === 1 ? '1 project' : `${total} projects`,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}
