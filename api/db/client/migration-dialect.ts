import {
  type CompiledQuery,
  type Dialect,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Pool } from 'pg';
import type { OwnRoles } from './own-roles.ts';

/** Where a migration says `troupe_app` or `troupe_worker` it means the role of this database. */
export function migrationDialect(pool: Pool, roles: OwnRoles): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => new UnlockedAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => new RoleCompiler(roles),
  };
}

/** Who migrates holds a lock of ours already, which ends with its transaction. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class RoleCompiler extends PostgresQueryCompiler {
  constructor(readonly roles: OwnRoles) {
    super();
  }

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId);
    return { ...compiled, sql: withOwnRoles(compiled.sql, this.roles) };
  }
}

/** The roles are there and taken already: what once made and took the shared ones is left out. */
function withOwnRoles(text: string, roles: OwnRoles): string {
  return text
    .replace(/\bcreate role troupe_(app|worker) nologin\b/g, 'null')
    .replace(/^\s*grant troupe_(app|worker) to current_user\s*$/, 'select 1')
    .replace(/\btroupe_(app|worker)\b/g, (_, kind: keyof OwnRoles) => roles[kind]);
}
