import type { Provenance } from '../contracts/generated/types.js';
import { type GitPlace, gitLine, originRepository, resolveCommit } from '../source/git.js';

export interface ProvenanceFacts {
  /** Where the material comes from; a folder that need not lie in a repository. */
  readonly material: GitPlace;
  /** The commit whose tree the fixture is, when it was taken from one. */
  readonly commit?: string;
  /** The nearest existing folder of the corpus. */
  readonly corpus: GitPlace;
  /** What the author says; outranks what git knows. */
  readonly repository?: string;
  readonly revision?: string;
}

const topOf = (place: GitPlace): string | undefined => {
  const answer = gitLine(place, ['rev-parse', '--show-toplevel']);
  return answer.ok ? answer.value : undefined;
};

const headOf = (place: GitPlace): string | undefined => {
  const answer = resolveCommit(place, 'HEAD');
  return answer.ok ? answer.value : undefined;
};

/**
 * Where a fixture comes from: the revision that it is the tree of, in the author's words or as git knows it. Material of the
 * repository that holds the corpus is owned, any other is external. Undefined with a question when neither can tell.
 */
export const provenanceOf = (
  facts: ProvenanceFacts,
): { readonly ok: true; readonly provenance: Provenance } | { readonly ok: false; readonly message: string } => {
  const [here, there] = [topOf(facts.corpus), topOf(facts.material)];
  const origin = originRepository(facts.material) ?? (there === undefined ? originRepository(facts.corpus) : undefined);
  const repository = facts.repository ?? origin?.repository;
  const revision = facts.revision ?? facts.commit ?? headOf(facts.material) ?? (there === undefined ? headOf(facts.corpus) : undefined);
  const missing = [...(repository === undefined ? ['--repository OWNER/NAME'] : []), ...(revision === undefined ? ['--revision SHA'] : [])];
  if (repository === undefined || revision === undefined) {
    return { ok: false, message: `git does not tell where this material comes from; say it with ${missing.join(' and ')}` };
  }
  const own = originRepository(facts.corpus)?.repository;
  const external = own === undefined ? there !== undefined && there !== here : repository !== own;
  if (!external) return { ok: true, provenance: { kind: 'owned', repository, revision } };
  const url = origin?.repository === repository ? origin.url : `https://github.com/${repository}`;
  return { ok: true, provenance: { kind: 'external', repository, revision, source_url: `${url}/tree/${revision}` } };
};
