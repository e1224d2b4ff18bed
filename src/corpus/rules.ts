/** Rules about a corpus as a whole: between its documents, and about its files. Ids are stable. */
export const CORPUS_RULES = {
  'corpus.hash': 'A file has the SHA-256 that its owner declares.',
  'corpus.task-id': 'Manifest, acceptance contract and known-good change name the task of their index entry.',
  'corpus.check-lists': 'Manifest and acceptance contract list the same checks in the same order.',
  'corpus.driver-public': 'The check driver does not have the path of a fixture file.',
  'corpus.known-good-path': 'A known-good change replaces files of the fixture only.',
  'corpus.known-good-before': 'A known-good change starts from the bytes of the fixture (warning).',
  'corpus.receipt-task': 'A receipt belongs to the task of its index entry.',
  'corpus.receipt-stale': 'A receipt was made for the present bytes of the task.',
  'corpus.receipt-unqualified': 'A receipt in a corpus says that its task qualified.',
  'corpus.receipt-policy': 'A receipt names the workspace policy of the format.',
  'corpus.receipt-attempts': 'A receipt holds as many attempts as the acceptance contract asks for (warning).',

  'source.path': 'A declared path is relative, stays in its folder and names a file.',
  'source.missing': 'A declared file exists.',
  'source.link': 'No part of a declared path is a symbolic link.',
  'source.not-a-file': 'A declared file is a regular file.',
  'source.size': 'A file is within its bounds: documents 262,144 bytes, other files 1,048,576, none empty.',
  'source.changed': 'A file does not change while it is read.',
  'source.unreadable': 'A declared file may be read.',

  'lint.no-regression-check': 'A task has a regression check (warning).',
  'lint.style-outcome': 'A required check judges behaviour, not style (warning).',
  'lint.agent-configuration': 'A fixture holds no configuration of an agent or its tools (warning).',
  'lint.check-runtime-missing': 'The corpus holds the check runtime that a driver was sealed with (warning).',
} as const;
