/** The path of the schedule at one post; the post's id follows. */
export const SCHEDULE_AT_POST = '/schedule?post=';

export const APPROVALS = '/approvals';

/** The path of the approvals at one post; the post's id follows. */
export const APPROVALS_AT_POST = `${APPROVALS}?post=`;

/** The path of the list of drafts. */
export const DRAFTS = '/drafts';

/** The path of the composer as a page of its own; a draft's id follows, or `new`. */
export const COMPOSE_AT_DRAFT = '/compose/';

/** The path of the composer at one draft; the draft's id follows. */
export const SCHEDULE_AT_DRAFT = '/schedule?draft=';

/** The path of the schedule at the posts assigned to the one who opens it. */
export const SCHEDULE_AT_MINE = '/schedule?assignee=me';

/** The path of the schedule at the posts that wait for a person. */
export const SCHEDULE_AT_WAITING = '/schedule?show=attention';
