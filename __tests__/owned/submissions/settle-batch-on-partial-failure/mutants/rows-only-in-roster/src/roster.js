/** The crew list of a shift: who was found, and the ids for which the page shows "not available". */
export async function crewList(loader, ids) {
  const people = [];
  const unavailable = [];
  for (const id of ids) {
    try {
      people.push({ id, name: (await loader.load(id)).name });
    } catch {
      unavailable.push(id);
    }
  }
  return { people, unavailable };
}
