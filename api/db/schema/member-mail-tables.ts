import type { Generated } from 'kysely';
import type { DefaultJson, Instant } from './column.ts';

/** Of members who are not the first owner: that one's address stands in the settings. */
export interface MemberMailTables {
  member_addresses: {
    workspace_id: string;
    user_id: string;
    /** Null: the one that X has told. */
    address: string | null;
    state: DefaultJson<object>;
  };
  member_deliveries: {
    workspace_id: string;
    user_id: string;
    notification_id: string;
    created_at: Instant;
    due_at: Instant;
    tries: Generated<number>;
    sent_at: Instant | null;
  };
}
