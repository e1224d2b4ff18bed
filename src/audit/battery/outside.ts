/** Entries of the catalogue that no change of a workspace carries out, and what answers them instead. */
export const OUTSIDE_THE_BATTERY: Readonly<Record<string, string>> = {
  B43: 'is about a mechanism (the permission model of Node) that nothing here relies on',
  B45: 'needs a driver that starts the code as a program; what such a program may do is the matter of the sandbox',
  B52: 'is what the leak scan looks for',
  B66: 'is about paths in captured changes, which are refused before anything is written',
  B70: 'is about the diagnostics of an adapter, which no check reads',
  B71: 'is about readers of transcripts',
  B72: 'is about adapters that ship answers: every file of an adapter is listed and hashed in the plan',
  B73: 'is about limits of a run: they are part of the plan and its id',
  B74: 'is about choosing among runs: the journal and the numbers of trials answer it',
  B75: 'is about approvals',
  B76: 'is about workflows',
};
