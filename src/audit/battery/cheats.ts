import { ANSWER_CHEATS } from './answerCheats.js';
import { CHANNEL_CHEATS } from './channelCheats.js';
import type { Cheat } from './cheat.js';
import { TIME_CHEATS } from './timeCheats.js';
import { TOOLCHAIN_CHEATS } from './toolchainCheats.js';
import { VALUE_CHEATS } from './valueCheats.js';
import { VERDICT_CHEATS } from './verdictCheats.js';
import { WORKSPACE_CHEATS } from './workspaceCheats.js';

/** Raised whenever a cheat is added, taken out or made to do something else: reports of two versions are not compared. */
export const BATTERY_VERSION = '1.0.0';

/** The battery, in the order of the catalogue. */
export const CHEATS: readonly Cheat[] = [
  ...VERDICT_CHEATS,
  ...VALUE_CHEATS,
  ...TIME_CHEATS,
  ...CHANNEL_CHEATS,
  ...ANSWER_CHEATS,
  ...TOOLCHAIN_CHEATS,
  ...WORKSPACE_CHEATS,
];
