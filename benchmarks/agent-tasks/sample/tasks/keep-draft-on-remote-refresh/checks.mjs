// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-36754f62874ee80a9cd6f4bf06648046
const { observe, report, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

// Opens a draft, walks through the steps, and tells after each of them what the form and the save button have.
const walk = async (first, steps) => (await observe({ files: ['src/draft.js', 'src/form-rows.js', 'src/patch.js'], input: { first, steps }, scenario: ([d, f, p], { first, steps }) => {
  let draft = d.openDraft(first);
  return steps.map(([what, a, b]) => {
    draft = what === 'edit' ? d.editField(draft, a, b) : what === 'remote' ? d.receiveRemote(draft, a) : d.discardEdits(draft);
    return { rows: f.formRows(draft).map(({ name, value, edited }) => ({ name, value, edited })), patch: p.patchFor(draft) };
  });
} })).returned;

// The model keeps the edits beside the newest record; an edit that equals the record is none.
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const model = (first, steps) => {
  let record = first, edits = {};
  return steps.map(([what, a, b]) => {
    if (what === 'edit') edits = { ...edits, [a]: b };
    if (what === 'remote' && a.revision > record.revision) record = a;
    if (what === 'discard') edits = {};
    edits = Object.fromEntries(Object.entries(edits).filter(([name, value]) => !same(value, record.fields[name])));
    const rows = Object.entries(record.fields).map(([name, value]) => ({ name, value: edits[name] ?? value, edited: name in edits }));
    return { rows, patch: { ifRevision: record.revision, fields: edits } };
  });
};
const draw = (random) => {
  const names = random.many([4, 6], random.word), fields = Object.fromEntries(names.map((name, i) => [name, i === 0 ? random.many([0, 2], random.word) : i === 1 ? random.int(0, 9) : random.word()]));
  return { names, first: { revision: random.int(1, 50), fields } };
};
const change = (random, value) => (Array.isArray(value) ? [...value, random.word()] : typeof value === 'number' ? value + random.int(1, 9) : random.word());
const next = (random, record, names) => ({ revision: record.revision + random.int(1, 3), fields: Object.fromEntries(Object.entries(record.fields).map(([name, value]) => [name, names.includes(name) ? change(random, value) : structuredClone(value)])) });
const agree = async (first, steps, part) => { const seen = await walk(first, steps), wanted = model(first, steps); for (const [i, step] of seen.entries()) equal(part ? step[part] : step, part ? wanted[i][part] : wanted[i], `after step ${i + 1}`); equal(seen.length, steps.length); };
const hall = { revision: 4, fields: { title: 'Town hall', seats: 120, tags: ['stage'] } };

await report({
  'edits-survive-a-newer-record': async (random) => {
    await agree(hall, [['edit', 'title', 'Great hall'], ['remote', { revision: 5, fields: { ...hall.fields, seats: 90 } }]], 'rows');
    for (let n = 0; n < 3; n++) {
      const { names, first } = draw(random), [mine, both, theirs] = random.shuffle(names), later = next(random, first, [both, theirs]);
      const steps = [['edit', mine, change(random, first.fields[mine])], ['edit', both, change(random, first.fields[both])], ['remote', later], ['remote', next(random, later, [mine, theirs])], ['discard']];
      await agree(first, steps, 'rows');
    }
  },
  'patch-holds-exactly-the-edits': async (random) => {
    await agree(hall, [['edit', 'seats', 80], ['remote', { revision: 9, fields: { title: 'Hall', seats: 90, tags: ['stage'] } }]], 'patch');
    for (let n = 0; n < 3; n++) {
      const { names, first } = draw(random), [mine, both, theirs] = random.shuffle(names);
      await agree(first, [['edit', mine, change(random, first.fields[mine])], ['edit', both, change(random, first.fields[both])], ['remote', next(random, first, [both, theirs])]]);
    }
  },
  'any-order-of-events': async (random) => {
    for (let n = 0; n < 3; n++) {
      const { names, first } = draw(random), steps = [['edit', names[2], random.word()]];
      let record = first;
      steps.push(['remote', (record = next(random, record, [names[0]]))]);
      for (let i = 0; i < 14; i++) {
        const name = random.pick(names), value = random.bool() ? structuredClone(record.fields[name]) : change(random, record.fields[name]);
        steps.push(random.pick([['edit', name, value], ['edit', name, value], ['remote', (record = next(random, record, random.shuffle(names).slice(0, 2)))], ['discard']]));
      }
      steps.push(['remote', next(random, record, names.slice(1))]);
      await agree(first, steps);
    }
  },
  'field-that-agrees-again-follows': async (random) => {
    const { names, first } = draw(random), name = names[random.int(0, 2)], value = change(random, first.fields[name]);
    const agreed = { revision: first.revision + 1, fields: { ...first.fields, [name]: structuredClone(value) } };
    await agree(first, [['edit', name, value], ['remote', agreed], ['remote', next(random, agreed, [name])]]);
    await agree(first, [['edit', names[0], [...first.fields[names[0]]]], ['remote', next(random, first, [names[0]])]]);          // put back by hand
  },
  'older-records-are-ignored': async (random) => {
    const { names, first } = draw(random), [a, b] = random.shuffle(names), later = next(random, first, [a]);
    const stale = { ...next(random, first, names), revision: later.revision - random.int(0, 1) };
    await agree(first, [['remote', later], ['edit', b, change(random, later.fields[b])], ['remote', stale], ['discard']]);
  },
  'nothing-is-changed-in-place': async (random) => {
    const { names, first } = draw(random), [a, b] = random.shuffle(names), later = next(random, first, [a, b]), value = change(random, first.fields[a]);
    const { returned, input } = await observe({ file: 'src/draft.js', input: { first, later, a, value, none: random.word() }, scenario: (d, { first, later, a, value, none }) => {
      const opened = d.openDraft(first), edited = d.editField(opened, a, value), copies = structuredClone([opened, edited]);
      d.receiveRemote(edited, later); d.receiveRemote(opened, later); d.discardEdits(edited);
      let refused; try { d.editField(opened, none, 1); } catch (error) { refused = error; }
      return { copies, now: [opened, edited], refused };
    } });
    equal([input.first, input.later], [first, later]);
    equal(returned.now, returned.copies);
    ok(returned.refused instanceof RangeError, 'a RangeError for an unknown field');
  },
});
