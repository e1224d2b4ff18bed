// agent-task-check-runtime: a0e648d18448c406aa82a73e3be286bea667ed8ce11edc9ab3ba26c97fec6035
// agent-task-canary: canary-56babfce6dbaf0735c24cb220b1c8c95
const { observe, report, equal, ok } = await import(process.env.AGENT_TASK_CHECK_RUNTIME);

const normalize = (typed) => observe({ file: 'src/email.js', call: 'normalizeEmail', args: [typed] });
const field = async (typed) => (await observe({ file: 'src/client/email-field.js', call: 'checkEmailField', args: [typed] })).returned;
// Signs up and asks for links, in the given order; each answer as { did } or { code }.
const visit = async (steps) => (await observe({ file: 'src/accounts.js', input: steps, scenario: ({ createAccounts }, steps) => {
  const accounts = createAccounts();
  return steps.map(([what, email]) => {
    try { return { did: what === 'sign-up' ? accounts.signUp({ email, name: email }) : accounts.requestLink(email) }; } catch (error) { return { code: error.code }; }
  });
} })).returned;

const upper = (random, text) => { const i = random.pick([...text].flatMap((c, i) => (/[a-z]/.test(c) ? [i] : []))); return text.slice(0, i) + text[i].toUpperCase() + text.slice(i + 1); };
const draw = (random, { plus = true } = {}) => {
  const local = [...random.many([1, 2], random.word)].join('.') + (plus ? random.many([1, 2], () => `+${random.word()}`).join('') : '');
  return { local, domain: `${random.word()}.${random.pick(['org', 'net', 'co.example'])}` };
};
const broken = (random) => {
  const [a, b, c] = random.many(3, random.word), d = `${c}.org`;
  return [`${a}@${b}@${d}`, `${a}.${d}`, `@${d}`, `.${a}@${d}`, `${a}.@${d}`, `${a}..${b}@${d}`, `${a} ${b}@${d}`, `${a}@${c}`, `${a}@.${d}`, `${a}@${c}..org`, `${a}@-${d}`, `${a},${b}@${d}`, `${a}@`,
    `${a}..${b}+${c}@${d}`, `.${a}+${b}@${d}`, `${a} ${b}+${c}@${d}`, `${a}+${b}@${c}`, `${a}+${b}@${c}@${d}`, `${a}+${b}.${d}`, `${a}+${b}@-${d}`];
};
// A sign that no address has, somewhere in front of the @ and of any +.
const spoilt = (random) => {
  const local = random.word(), at = random.int(1, local.length - 1);
  return `${local.slice(0, at)}${random.pick([' ', ',', '@', '..', ' . '])}${local.slice(at)}${random.pick(['', '+'])}${random.word()}@${random.word()}.org`;
};
// What is wrong stands behind the first +; until now signing up did not look there.
const brokenTag = (random) => {
  const [a, b, c] = random.many(3, random.word), d = `${c}.org`;
  return ['mira+two words@example.org', `${a}+${b} ${c}..@${d}`, `${a}+${b} ${c}@${d}`, `${a}+${b}..${c}@${d}`, `${a}+${b}.@${d}`, `${a}+${b}+${c}.@${d}`, `${a}.${b}+${c}+${a} ${b}@${d}`, `${a}+${b},${c}@${d}`];
};

await report({
  'form-field-agrees-with-accounts': async (random) => {
    for (const typed of [' Mira+plot7@Example.ORG ', ...random.many(4, () => { const { local, domain } = draw(random); return ` ${upper(random, local)}@${upper(random, domain)}`; })]) {
      const kept = (await normalize(typed)).returned, shown = await field(typed), [first] = await visit([['sign-up', typed]]);
      const at = typed.trim().indexOf('@'), form = typed.trim().slice(0, at) + typed.trim().slice(at).toLowerCase();
      equal([kept, shown, first.did?.email], [form, { ok: true, value: form }, form]);
    }
    for (const typed of [...broken(random), ...brokenTag(random)]) equal([(await normalize(typed)).kind, (await field(typed)).ok, await visit([['sign-up', typed]])], ['threw', false, [{ code: 'email-refused' }]], typed);
  },
  'only-the-domain-is-lower-cased': async (random) => {
    for (const plus of [true, false, false]) {
      const { local, domain } = draw(random, { plus }), mine = upper(random, local);
      equal((await normalize(`${mine}@${upper(random, domain)}`)).returned, `${mine}@${domain}`);
    }
  },
  'plus-tag-is-kept': async (random) => {
    for (const email of ['mira+plot7@example.org', 'mira+plot+7@example.org']) equal((await normalize(` ${email} `)).returned, email);
    for (const { local, domain } of random.many(4, () => draw(random))) equal((await normalize(`${local}@${domain}  `)).returned, `${local}@${domain}`);
  },
  'sign-up-and-log-in-agree': async (random) => {
    const { local, domain } = draw(random), other = `${local}x`, mine = upper(random, local), d = () => upper(random, domain);
    const seen = await visit([['sign-up', `${local}@${d()}`], ['sign-up', `${other}@${domain}`], ['sign-up', ` ${mine}@${d()}`],
      ['sign-up', `${local}@${d()} `], ['log-in', ` ${other}@${d()}`], ['log-in', `${mine}@${d()}`], ['log-in', `${local}@${domain}`], ['log-in', `${random.word()}@${domain}`]]);
    const [one, two, three] = seen.map((s) => s.did?.id), link = (accountId, name) => ({ did: { accountId, to: `${name}@${domain}` } });
    equal(new Set([one, two, three, undefined]).size, 4, 'three accounts');
    equal(seen.slice(3), [{ code: 'email-taken' }, link(two, other), link(three, mine), link(one, local), { code: 'no-account' }]);
  },
  'malformed-addresses-stay-refused': async (random) => {
    for (const typed of ['mira@plot@example.org', ...random.shuffle([...broken(random), ...random.many(4, () => spoilt(random))])]) {
      const { local, domain } = draw(random, { plus: false }), good = `${local}@${domain}`;
      const [signed, link, proper, again] = await visit([['sign-up', typed], ['log-in', typed], ['sign-up', good], ['sign-up', typed]]);
      equal([signed, 'did' in link, proper.did?.email, again, (await field(typed)).ok], [{ code: 'email-refused' }, false, good, { code: 'email-refused' }, false], typed);
    }
    const blank = await field(random.pick(['', ' ', '  ']));
    equal([blank.ok, blank.message], [false, 'Please type your e-mail address.']);
  },
  'plain-addresses-go-on-working': async (random) => {
    for (const { local, domain } of random.many(3, () => draw(random, { plus: false }))) {
      const email = `${local}@${domain}`, [account, again, link, none] = await visit([['sign-up', `  ${email}`], ['sign-up', email], ['log-in', ` ${email} `], ['log-in', `${random.word()}@${domain}`]]);
      equal([account.did.email, account.did.name], [email, `  ${email}`]);
      equal([again, link, none], [{ code: 'email-taken' }, { did: { accountId: account.did.id, to: email } }, { code: 'no-account' }]);
      equal(await field(` ${email}`), { ok: true, value: email });
    }
  },
});
