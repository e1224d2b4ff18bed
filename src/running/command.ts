/** Where the places lie that a command may name, as the agent will see them. */
export interface CommandPlaces {
  readonly node: string;
  readonly adapterRoot: string;
  readonly workspace: string;
}

export type CommandFilling = { readonly ok: true; readonly command: readonly string[] } | { readonly ok: false; readonly argument: number };

/**
 * A command with its placeholders replaced (spec 6.3). What still looks like a placeholder afterwards, for example because a path
 * holds braces, is not launched: `argument` counts from 0.
 */
export const fillCommand = (command: readonly string[], { node, adapterRoot, workspace }: CommandPlaces): CommandFilling => {
  const places: Readonly<Record<string, string>> = {
    '{node}': node,
    '{adapter_root}': adapterRoot,
    '{workspace}': workspace,
    '{task_packet}': `${workspace}/TASK.md`,
  };
  const filled = command.map((argument) => argument.replace(/\{[^}]+\}/, (name) => places[name] ?? name));
  const argument = filled.findIndex((each) => /\{[^}]+\}/.test(each));
  return argument < 0 ? { ok: true, command: filled } : { ok: false, argument };
};
