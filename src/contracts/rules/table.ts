/**
 * Every rule that a document is judged by, with what it asks for. The ids are stable: they stand in results, annotations and
 * documentation. `json.*` is about the text, `document.*` is what the schemas say, all others are what no schema can say.
 */
export const RULES = {
  'json.byte-order-mark': 'A document does not start with a byte-order mark.',
  'json.duplicate-key': 'An object gives each key once; when it is read, the last one counts (warning).',
  'json.invalid-utf8': 'A document is valid UTF-8; when it is read, replacement characters stand for the rest (warning).',
  'json.syntax': 'A document is one JSON value.',

  'document.choice': 'A field with listed values has one of them.',
  'document.empty': 'A diagnostics document reports something.',
  'document.form': 'Ids, hashes, names and paths have their form.',
  'document.list-length': 'A list is within its bounds.',
  'document.literal': 'A field with a fixed value has that value.',
  'document.missing-field': 'Every required field is there.',
  'document.more-problems': 'Of each severity 200 problems of a document are listed; the others are counted.',
  'document.number-range': 'A number is within its bounds.',
  'document.plain-path': 'A path is written in its plainest spelling with letters, digits and . _ - / (warning).',
  'document.superseded': 'The first version of an adapter or a receipt is read, and is not written any more (warning).',
  'document.text-length': 'A text is within its bounds, counted in UTF-16 units.',
  'document.type': 'A value has the type of its field.',
  'document.unknown-field': 'A document has no field that its kind does not know.',

  'adapter.artifacts-sorted': 'The artifacts of an adapter are sorted by path.',
  'adapter.artifacts-unique': 'An adapter lists each artifact once.',
  'adapter.command-listed': 'Every file of the adapter that its command names is one of its artifacts.',
  'adapter.environment-sorted': 'The environment names of an adapter are sorted.',
  'adapter.environment-unique': 'An adapter names each environment variable once.',
  'adapter.free-prices': 'A free adapter has prices of zero.',

  'bundle.arm': 'The arms are control and treatment in an ab pair, a and b in an aa pair.',
  'bundle.receipt-hashes-unique': 'A bundle uses the bytes of a receipt once.',
  'bundle.receipt-paths-unique': 'A bundle uses each receipt file once.',
  'bundle.runs-unique': 'Each arm of each pair is given once.',
  'bundle.task-declared': 'Every run belongs to a task of the bundle.',
  'bundle.tasks-unique': 'A bundle declares each task once.',
  'bundle.tools-sorted': 'The allowed graph tools are sorted.',
  'bundle.tools-unique': 'Each allowed graph tool is given once.',

  'command.node-first': 'A command starts with {node}.',
  'command.placeholders': 'The arguments of a command use only known placeholders, one each at most, in their places.',

  'content.base64': 'File content is base64 of the standard alphabet with padding, without line breaks.',
  'content.hash': 'File content has the SHA-256 that is given for it.',
  'content.padding-bits': 'The unused bits at the end of a base64 text are zero (warning).',
  'content.size': 'File content is at most 1,048,576 bytes long.',

  'contract.checks-disjoint': 'No check is both required and a regression check.',
  'contract.checks-sorted': 'The checks of an acceptance contract are sorted by id.',
  'contract.checks-unique': 'An acceptance contract describes each check once.',
  'contract.failures-required': 'Every task-defining failure is a required check.',
  'contract.failures-sorted': 'The task-defining failures are sorted.',
  'contract.failures-unique': 'Each task-defining failure is given once.',

  'diagnostics.lists-sorted': 'The lists of a diagnostics document are sorted.',
  'diagnostics.lists-unique': 'The lists of a diagnostics document give each entry once.',

  'fixture.paths-sorted': 'The files of a fixture are sorted by path.',
  'fixture.paths-unique': 'A fixture gives each path once.',

  'index.tasks-sorted': 'The tasks of a corpus are sorted by id.',
  'index.tasks-unique': 'A corpus lists each task once.',

  'known-good.changes': 'A known-good change really changes each file.',
  'known-good.paths-sorted': 'The files of a known-good change are sorted by path.',
  'known-good.paths-unique': 'A known-good change gives each path once.',

  'manifest.checks-disjoint': 'No check is both required and a regression check.',
  'manifest.checks-sorted': 'The check lists of a manifest are sorted.',
  'manifest.checks-unique': 'The check lists of a manifest give each id once.',
  'manifest.external-source': 'A task from elsewhere names its source URL.',
  'manifest.plain-url': 'A source URL is written with https:// in front (warning).',
  'manifest.source-url': 'A source URL is an absolute https URL.',

  'plan.blocked-sorted': 'The blocked reasons of a plan are sorted.',
  'plan.blocked-unique': 'A plan gives each blocked reason once.',
  'plan.environment-sorted': 'The environment of a plan is sorted by name.',
  'plan.environment-unique': 'A plan names each environment variable once.',
  'plan.id': 'The id of a plan is derived from its content.',
  'plan.paid-approval': 'A plan asks for the approval of costs exactly when its posture is not free.',
  'plan.within-cost-limit': 'A plan says truly whether its estimate is within the limit.',

  'profile.checks-sorted': 'The checks of a scoring profile are sorted by id.',
  'profile.checks-unique': 'A scoring profile maps each check once.',
  'profile.critical-regressions': 'Every critical regression is a check of the dimension regression.',
  'profile.lists-sorted': 'The lists of a scoring profile are sorted.',
  'profile.lists-unique': 'The lists of a scoring profile give each entry once.',
  'profile.paths-disjoint': 'No path is both allowed and prohibited.',
  'profile.surface': 'Exactly the consistency checks name the surface that they compare.',

  'qualification.attempts-numbered': 'Attempts are numbered from 1 in order.',
  'qualification.flaky': 'A phase is flaky only when its attempts differ.',
  'qualification.qualified': 'A receipt says truly whether the task qualified.',
  'qualification.result-missing': 'An outcome that only a check result can show comes with the hash of that result (warning).',
  'qualification.result-repeated':
    'One check result does not show two things: equal hashes before and after have outcomes that go together (warning).',
  'qualification.results-differ': 'The attempts of a phase that is not flaky have one result hash (warning).',
  'qualification.status': 'The status of a phase that is not flaky is the outcome of all its attempts.',

  'receipt.checks-after-agent': 'Checks start only when the agent has terminated.',
  'receipt.checks-unique': 'A run receipt reports each check once.',
  'receipt.cleanup-event': 'A run ends with one cleanup event.',
  'receipt.cleanup-status': 'A run whose cleanup failed ends as cleanup_failure.',
  'receipt.exit-code': 'The exit code goes with the way in which the agent ended.',
  'receipt.lifecycle': 'The events of a run come once each, in their order.',
  'receipt.success': 'A success has everything that makes one: cleanup, agent, checks, no regression.',

  'report.counts': 'The counts of a qualification report are those of its tasks.',
  'report.flake-rate': 'A report claims to exclude no lower flake rate than its repeats can.',
  'report.merged-sorted': 'The reports that were merged are sorted by hash.',
  'report.merged-unique': 'Each merged report is given once.',
  'report.merged-whole': 'A merged report covers the whole corpus.',
  'report.qualified': 'A qualified task failed as intended before, and passed after.',
  'report.shard': 'The index of a shard is at most their number.',
  'report.tasks-sorted': 'The tasks of a qualification report are sorted by id.',
  'report.tasks-unique': 'A qualification report lists each task once.',

  'result.checks-unique': 'A check result reports each check once.',

  'score.id': 'The id of a score is derived from its content.',
  'score.receipt-hashes-unique': 'A score uses the bytes of a receipt once.',
  'score.receipt-paths-unique': 'A score uses each receipt file once.',
  'score.receipts-sorted': 'The receipts of a score are sorted by path.',
  'score.run-ids-unique': 'A score uses each run once.',

  'workspace.alias': 'Every path of a workspace names a file of its own: no second spelling of another path, no folder.',
  'workspace.case': 'Paths of a workspace differ in more than upper and lower case (warning).',
  'workspace.conflict': 'No path of a workspace is a file and a folder at once.',
  'workspace.reserved': 'TASK.md belongs to the task packet.',
} as const satisfies Readonly<Record<string, string>>;

export type RuleId = keyof typeof RULES;
