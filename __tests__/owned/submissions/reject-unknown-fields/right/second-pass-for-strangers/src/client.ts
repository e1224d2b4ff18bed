export interface NewProject {
  name: string;
  owner: string;
  retentionDays?: number;
  members?: { user: string; role: string }[];
}

/** The body that the web application sends for the "New project" form. */
export function projectBody(form: NewProject): string {
  return JSON.stringify({
    name: form.name,
    ownerId: form.owner,
    settings: { retentionDays: form.retentionDays, notify: true },
    members: form.members?.map(({ user, role }) => ({ userId: user, role })),
  });
}
