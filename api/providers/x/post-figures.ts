import { figuresAnswer, type PostFigures } from './post-figures-answer.ts';
import type { PersonCall } from './x-call.ts';

/** X takes no more ids in one call. */
export const POSTS_PER_READ = 100;

const OPEN = 'public_metrics';
const OWN = 'public_metrics,non_public_metrics';

/** The call that reads figures. It throws XError, and nothing else. */
export function figureCalls(ask: PersonCall) {
  const read = (accessToken: string, ids: readonly string[], fields: string) => {
    const query = new URLSearchParams({ ids: ids.join(','), 'tweet.fields': fields });
    return ask(accessToken, figuresAnswer, `/2/tweets?${query}`);
  };

  return {
    /**
     * What these posts of the account have reached, at most 100 of them. `gone` are no longer on X.
     * What is in neither X would not tell this time. A post read costs $0.005 (August 2026), charged
     * once in a UTC day however often it is read.
     */
    async postFigures(
      accessToken: string,
      ids: readonly string[],
    ): Promise<{ figures: PostFigures[]; gone: string[] }> {
      const { figures, faults } = await read(accessToken, ids, OWN);
      const told = new Set(figures.map(({ id }) => id));
      const having = (problem: string) =>
        faults.filter((one) => one.problem === problem && ids.includes(one.id));
      // Some posts are left out whole for the one field that is not ours to see.
      const hidden = new Set(
        having('not-authorized-for-field').flatMap(({ id }) => (told.has(id) ? [] : id)),
      );
      const open = hidden.size > 0 ? await read(accessToken, [...hidden], OPEN) : { figures: [] };
      return {
        figures: [...figures, ...open.figures],
        gone: [...new Set(having('resource-not-found').map(({ id }) => id))],
      };
    },
  };
}
