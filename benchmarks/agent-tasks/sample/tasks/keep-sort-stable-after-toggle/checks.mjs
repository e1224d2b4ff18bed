// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-b2e5dba5219c4f90afeef952a1af1aac
const { observe, report, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

// Clicks on heads (null: "as entered"), looking at the table and the file after each click; tells all views, files and the rows of the state.
const click = async (rows, keys) => (await observe({ files: ['src/table-state.ts', 'src/table-view.ts', 'src/export-csv.ts'], input: { rows, keys }, scenario: ([s, v, e], { rows, keys }) => {
  let state = s.createTable(rows);
  return keys.map((key) => {
    state = key === null ? s.clearSorting(state) : s.toggleSorting(state, key);
    return { view: v.tableView(state), csv: e.exportCsv(state), rows: structuredClone(state.rows) };
  });
} })).returned;
const sort = (rows, sorting) => observe({ file: 'src/sort-rows.ts', call: 'sortRows', args: [rows, sorting] });

const KEYS = ['name', 'place', 'heightCm', 'plantedYear'], WAYS = ['ascending', 'descending'];
// The model: groups of equal values, in order; those without a value behind them.
const model = (rows, sorting) => {
  if (sorting === null) return rows;
  const { key, direction } = sorting, has = (row) => (row[key] ?? null) !== null, values = [...new Set(rows.filter(has).map((row) => row[key]))].sort((a, b) => (a < b ? -1 : 1));
  return [...(direction === 'ascending' ? values : values.reverse()).flatMap((value) => rows.filter((row) => row[key] === value)), ...rows.filter((row) => !has(row))];
};
const ids = (rows) => rows.map((row) => row.id);
const distinct = (random, n) => { const sizes = random.shuffle([...Array(300).keys()]); return random.many(n, (i) => ({ id: random.word(), name: random.word(), place: random.word(), heightCm: sizes[i], plantedYear: 1700 + sizes[i] })); };
const tied = (random, n = random.int(8, 14)) => { const places = random.many(3, random.word); return distinct(random, n).map((row) => ({ ...row, place: random.pick(places), heightCm: random.int(0, 3) })); };
const gaps = (random) => {
  const full = tied(random).map((row, i) => ({ ...row, heightCm: i === 0 ? 0 : random.pick([0, 5, 20, 100]) }));
  const holes = [{ heightCm: null, place: null }, { heightCm: undefined, place: undefined }, {}].map((hole, i) => { const { heightCm, place, ...rest } = distinct(random, 1)[0]; return { ...rest, ...hole, plantedYear: 1800 + i }; });
  return [holes[0], ...random.shuffle([...full, holes[1], holes[2]])];
};
// Which key orders go with which clicks.
const sortings = (keys) => keys.reduce((list, key) => { const last = list.at(-1); return [...list, key === null ? null : { key, direction: last?.key === key && last.direction === 'ascending' ? 'descending' : 'ascending' }]; }, []);

await report({
  'rows-stay-as-entered': async (random) => {
    for (const direction of WAYS) {
      const rows = [{ id: 'last', name: 'zz', heightCm: 400 }, ...tied(random), { id: 'first', name: '', heightCm: -1 }], seen = await sort(rows, { key: random.pick(['name', 'heightCm']), direction });
      equal(seen.returned.length, rows.length);
      equal(seen.args[0], rows, 'the rows that were handed in');
    }
    const rows = tied(random, 12), [, , back] = await click(rows, ['place', 'heightCm', null]);
    equal([back.view.cells.map((c) => c.id), ids(back.rows)], [ids(rows), ids(rows)]);
  },
  'ties-keep-the-order-of-entry': async (random) => {
    const fixed = ['a', 'b', 'c'].map((id) => ({ id, name: id, place: 'hall' }));
    equal(ids((await sort(fixed, { key: 'place', direction: 'descending' })).returned), ['a', 'b', 'c']);
    for (const key of ['place', 'heightCm']) for (const direction of WAYS) { const rows = tied(random); equal(ids((await sort(rows, { key, direction })).returned), ids(model(rows, { key, direction }))); }
    const rows = tied(random), keys = ['place', 'place', 'place', 'heightCm', 'heightCm', 'place'], seen = await click(rows, keys);
    equal(seen.map((s) => s.view.cells.map((c) => c.id)), sortings(keys).map((s) => ids(model(rows, s))));
  },
  'missing-values-come-last': async (random) => {
    for (const key of ['heightCm', 'place']) for (const direction of WAYS) { const rows = gaps(random); equal(ids((await sort(rows, { key, direction })).returned), ids(model(rows, { key, direction }))); }
  },
  'file-has-the-order-of-the-view': async (random) => {
    const keys = ['heightCm', 'heightCm', 'place', null, 'plantedYear', 'place', 'place'], rows = [{ id: 'x', name: 'X', heightCm: 100 }, { id: 'y', name: 'Y', heightCm: 20 }, ...gaps(random)];
    for (const [i, { view, csv }] of (await click(rows, keys)).entries()) {
      const wanted = ids(model(rows, sortings(keys)[i]));
      equal([view.cells.map((c) => c.id), csv.split('\n').slice(1).map((line) => line.split(';')[0])], [wanted, wanted], `after click ${i + 1}`);
    }
  },
  'clicks-and-heads': async (random) => {
    const rows = distinct(random, 5), keys = random.many(9, () => random.pick([...KEYS, 'name', 'name', null])), seen = await click(rows, keys);
    equal(seen.map((s) => s.view.heads), sortings(keys).map((s) => ['Name', 'Place', 'Height', 'Planted'].map((title, i) => ({ key: KEYS[i], title, ariaSort: s?.key === KEYS[i] ? s.direction : 'none' }))));
  },
  'different-values-sort-both-ways': async (random) => {
    for (const key of KEYS) for (const direction of WAYS) { const rows = distinct(random, random.int(2, 12)); equal((await sort(structuredClone(rows), { key, direction })).returned, model(rows, { key, direction })); }
    const rows = distinct(random, 3).map((row, i) => ({ ...row, name: `${row.name}"${row.id};`, heightCm: i === 0 ? 0 : row.heightCm, plantedYear: i === 1 ? null : row.plantedYear })), [{ csv, view }] = await click(rows, ['name']);
    const sorted = model(rows, { key: 'name', direction: 'ascending' });
    equal(csv, ['id;name;place;heightCm;plantedYear', ...sorted.map((r) => `${r.id};"${r.name.replace('"', '""')}";${r.place};${r.heightCm};${r.plantedYear ?? ''}`)].join('\n'));
    equal(view.cells.map((c) => c.texts), sorted.map((r) => [r.name, r.place, `${r.heightCm}`, `${r.plantedYear ?? '–'}`]));
  },
});
