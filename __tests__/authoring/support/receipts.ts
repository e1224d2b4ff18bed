import { sha256 } from '../../../src/contracts/sha256.js';
import type { Workshop } from './authoring.js';

const attempts = (outcome: string) => [1, 2].map((attempt) => ({ attempt, outcome, result_sha256: 'c'.repeat(64) }));

/** A receipt as `corpus qualify` would write it for the task as it lies in the corpus now. */
export const receiptFor = (place: Workshop, taskId: string, qualified = true): Uint8Array => {
  const hash = (file: string): string => sha256(place.read('corpus/tasks', taskId, file));
  const receipt = {
    schema_version: 'codevetter.agent-task-qualification.v2',
    task_id: taskId,
    manifest_sha256: hash('task.json'),
    fixture_sha256: hash('fixture.json'),
    acceptance_contract_sha256: hash('acceptance-contract.json'),
    known_good_sha256: hash('known-good.json'),
    workspace_policy: 'public_fixture_and_task_packet_v1',
    qualified,
    baseline: { status: 'intended_failure', attempts: attempts('intended_failure') },
    known_good: qualified
      ? { status: 'pass', attempts: attempts('pass') }
      : { status: 'check_failure', attempts: attempts('check_failure') },
    cleanup: { status: 'complete' },
    limitations: ['Made by a test.'],
  };
  return Buffer.from(`${JSON.stringify(receipt, null, 2)}\n`);
};
