// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-e8dcc329a51a7ac9ac828239f8da32d5
const { observe, report, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const run = (total, weights) => observe({ file: 'src/allocate.js', call: 'allocate', args: [total, weights] });
const allocate = async (total, weights) => (await run(total, weights)).returned.map((n) => n + 0);   // -0 is 0 here
const bill = async (input) => (await observe({ files: ['src/bill.js', 'src/cli/print-split.js'], input, scenario: ([a, b], bill) => ({ split: a.splitBill(bill), lines: b.splitLines(bill) }) })).returned;
const euros = (cents) => `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

// The model, in exact integers: round down, then one cent each in list order to those who pay at all.
const model = (total, weights) => {
  if (total < 0) return model(-total, weights).map((n) => 0 - n + 0);
  const sum = weights.reduce((a, w) => a + BigInt(w), 0n), shares = weights.map((w) => Number((BigInt(total) * BigInt(w)) / sum));
  let left = total - shares.reduce((a, b) => a + b);
  return shares.map((n, i) => (weights[i] > 0 && left > 0 ? (left--, n + 1) : n));
};
const uneven = (random) => {                                            // rounding every share by itself gives a wrong sum
  for (;;) {
    const weights = random.many([2, 7], () => random.int(1, 9)), total = random.int(100, 99_999), sum = weights.reduce((a, b) => a + b);
    const off = (t) => weights.reduce((a, w) => a + Math.round((t * w) / sum), 0) - t;
    if (off(total) !== 0 && off(-total) !== 0) return { weights, total };
  }
};
// Amounts and weights whose products no number holds exactly.
const large = (random) => ({ total: random.int(1_000_000, 8_999_999) * 1e9 + random.int(0, 999_999_999), weights: random.many([2, 5], () => random.pick([random.int(1, 99), random.int(1e6, 1e9), random.int(1e6, 8e6) * 1e9 + random.int(0, 1e9)])) });
const people = (random, weights) => weights.map((weight) => ({ name: random.word(), weight }));
const printed = (shares, total) => [...shares.map(({ name, cents }) => [name, euros(cents)]), ['Total', euros(total)]];

await report({
  'printed-lines-show-the-shares': async (random) => {
    const fixed = { billCents: 35, people: ['Ada', 'Bo'].map((name) => ({ name, weight: 1 })) };
    for (const input of [fixed, ...random.many(4, () => { const { weights, total } = uneven(random); return { billCents: total, people: people(random, weights) }; })]) {
      const { split, lines } = await bill(input), cents = model(input.billCents, input.people.map((p) => p.weight));
      const shares = input.people.map(({ name }, i) => ({ name, cents: cents[i] }));
      equal(split, { totalCents: input.billCents, shares });
      equal(lines.map((line) => line.split(/ +/)), printed(shares, input.billCents));
    }
  },
  'refund-mirrors-the-bill': async (random) => {
    for (const { total, weights } of [{ total: 100, weights: [1, 1, 1] }, ...random.many(4, () => uneven(random)), large(random)]) equal(await allocate(-total, weights), model(-total, weights));
  },
  'shares-add-up-exactly': async (random) => {
    for (const [total, weights] of [[100, [1, 1, 1]], [200, [1, 1, 1]], [100, [1, 2]], [100, [71, 29]], [9007199254740991, [3, 7]], [1e12, [9001, 9003, 7]]]) equal(await allocate(total, weights), model(total, weights));
    for (const { total, weights } of [...random.many(6, () => uneven(random)), ...random.many(4, () => large(random))]) equal(await allocate(total, weights), model(total, weights));
  },
  'zero-weight-pays-nothing': async (random) => {
    for (const { total, weights } of [{ total: 100, weights: [1, 1, 1] }, ...random.many(4, () => uneven(random))]) {
      const mixed = [0, ...weights.flatMap((w) => (random.bool() ? [w, 0] : [w]))];
      equal(await allocate(total, mixed), model(total, mixed));
    }
  },
  'bad-input-is-refused': async (random) => {
    const n = random.int(100, 999), bad = [[n, [0, 0]], [n, [random.int(1, 9), -1]], [n, [1.5, 2]], [n + 0.5, [1, 2]], [n, []]];
    for (const [total, weights] of bad) ok((await run(total, weights)).threw instanceof RangeError, 'a RangeError');
    equal(await allocate(n * 3, [1, 2]), [n, n * 2]);
  },
  'even-bills-stay-as-they-are': async (random) => {
    for (const tipPercent of [0, 10]) {
      const weights = random.many([2, 5], () => random.int(0, 4)).concat(1), unit = 10 * random.int(1, 400), sum = weights.reduce((a, b) => a + b);
      const who = people(random, weights), each = unit * (1 + tipPercent / 100), shares = who.map(({ name, weight }) => ({ name, cents: Math.round(each * weight) }));
      const { split, lines } = await bill({ billCents: unit * sum, tipPercent, people: who }), totalCents = Math.round(each * sum);
      equal(split, { totalCents, shares });
      const width = Math.max(5, ...who.map((p) => p.name.length));
      equal(lines, printed(shares, totalCents).map(([name, amount]) => `${name.padEnd(width)}  ${amount}`));
    }
  },
});
