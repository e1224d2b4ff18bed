/**
 * Sends `signal` to every member of the process group that `leader` leads. False when nobody is left in it, or nobody that we may
 * signal. Only for groups of processes that we started as leaders: their id is never ours.
 */
export const signalGroup = (leader: number, signal: 'SIGTERM' | 'SIGKILL'): boolean => {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
};
