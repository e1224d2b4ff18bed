// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-fef17e54a1c25c4f75bc270f878c5c17
const { observe, report, fake, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

// Adds n files at once; the driver holds `upload` and the abort controllers, and looks at the pool through `peek`, which the scenario asks again and again.
const start = (random, n, limit, { aborted = [] } = {}) => {
  const files = random.many(n, () => ({ id: random.word(), bytes: random.int(1, 9999) })), stops = files.map(() => new AbortController()), upload = fake(), peek = fake();
  for (const i of aborted) stops[i].abort(new Error(files[i].id));
  const run = observe({ files: ['src/upload-pool.ts', 'src/batch.ts', 'src/progress-line.ts'], timeoutMs: 8000, input: { files, limit, upload, peek, signals: stops.map((s) => s.signal) }, scenario: async ([{ createUploadPool }, { uploadAll }, { progressLine }], { files, limit, upload, peek, signals }) => {
    const pool = createUploadPool(upload, limit), all = uploadAll(pool, files, signals);
    while (await peek({ stats: pool.stats(), line: progressLine(pool.stats()) })) { /* until the driver has seen enough */ }
    return all;
  } });
  let looks = 0;
  const look = async () => { await run.idle(); (await peek.called(++looks)).resolve(true); await run.idle(); return (await peek.called(looks + 1)).args[0]; };
  const end = async () => { (await peek.called(++looks)).resolve(false); return (await run).returned.map(({ address, reason }) => address ?? reason?.message); };
  const begun = async (count) => { await upload.called(Math.min(count, n)); await run.idle(); return upload.calls.map((c) => files.findIndex((f) => f.id === c.args[0].id)); };
  return { files, stops, upload, look, end, begun };
};
const range = (n) => [...Array(n).keys()];

await report({
  'aborted-upload-holds-its-place': async (random) => {
    const limit = random.int(2, 3), n = limit + random.int(4, 6), { files, stops, upload, begun, end } = start(random, n, limit), picked = random.int(0, limit - 1);
    equal(await begun(limit), range(limit));
    stops[picked].abort(new Error(random.word()));
    equal(await begun(limit), range(limit), 'started while the aborted one is still open');
    equal(upload.calls.map((c) => c.args[1].aborted), range(limit).map((i) => i === picked), 'the signal is passed on');
    const reason = random.word();
    upload.calls[picked].reject(new Error(reason));
    equal(await begun(limit + 1), range(limit + 1), 'one more when it has ended');
    for (const [at, i] of range(n).filter((i) => i !== picked).entries()) {
      upload.calls[i].resolve(files[i].id);
      equal(await begun(limit + at + 2), range(Math.min(limit + at + 2, n)), `started when ${at + 2} have ended`);
    }
    equal(await end(), files.map((f, i) => (i === picked ? reason : f.id)));
  },
  'progress-line-tells-the-truth': async (random) => {
    const limit = 2, { files, stops, upload, begun, look, end } = start(random, 6, limit, { aborted: [3] });
    await begun(2);
    equal(await look(), { stats: { uploading: 2, waiting: 3, done: 0, failed: 1 }, line: '2 uploading, 3 waiting, 1 failed' });
    stops[1].abort(new Error(random.word()));
    stops[4].abort(new Error(random.word()));
    equal(await look(), { stats: { uploading: 2, waiting: 2, done: 0, failed: 2 }, line: '2 uploading, 2 waiting, 2 failed' });
    upload.calls[1].reject(new Error(random.word()));
    await begun(3);
    equal((await look()).line, '2 uploading, 1 waiting, 3 failed');
    upload.calls[0].resolve(files[0].id);
    await begun(4);
    upload.calls[2].resolve(files[2].id);
    upload.calls[3].reject(new Error(files[5].id));
    equal(await look(), { stats: { uploading: 0, waiting: 0, done: 2, failed: 4 }, line: '2 uploaded, 4 failed' });
    equal((await end()).filter((_, i) => i !== 1 && i !== 4), [0, 2, 3, 5].map((i) => files[i].id));
  },
  'rejection-frees-the-place': async (random) => {
    for (const limit of [1, random.int(2, 3)]) {
      const n = limit + random.int(3, 5), { files, upload, begun, end } = start(random, n, limit);
      for (let i = 0; i < n; i++) {
        equal(await begun(limit + i), range(Math.min(limit + i, n)), `started after ${i} failures`);
        upload.calls[i].reject(new Error(files[i].id));
      }
      equal(await end(), files.map((f) => f.id));
    }
  },
  'given-up-while-waiting': async (random) => {
    const limit = random.int(1, 2), n = 6, given = random.shuffle([2, 3, 4]).slice(0, 2), early = 5, { files, stops, upload, begun, end } = start(random, n, limit, { aborted: [early] });
    await begun(limit);
    for (const i of given) stops[i].abort(new Error(files[i].id));
    const rest = range(n).filter((i) => i !== early && !given.includes(i));
    for (const [at, i] of rest.entries()) { equal(await begun(Math.min(limit + at, rest.length)), rest.slice(0, limit + at)); upload.calls[at].resolve(files[i].id); }
    equal(await end(), files.map((f) => f.id));
    equal(upload.calls.length, rest.length);
  },
  'never-more-than-the-limit': async (random) => {
    const limit = random.int(1, 4), n = limit + random.int(2, 5), { files, upload, begun, end } = start(random, n, limit), ended = [];
    for (let i = 0; i < n; i++) {
      const started = await begun(limit + i), one = random.pick(started.filter((x) => !ended.includes(x)));
      equal(started, range(Math.min(limit + i, n)));
      ended.push(one);
      upload.calls[one].resolve(files[one].id);
    }
    equal(await end(), files.map((f) => f.id));
  },
});
