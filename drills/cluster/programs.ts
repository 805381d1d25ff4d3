import { existsSync } from 'node:fs'

/** What several machines are made of, by Debian's packages: where each program lies. */
export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
} as const

const packages: Record<keyof typeof programs, string> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  postgres: 'postgresql-15',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
}

/** What has to be installed before a cluster can be drilled, in one sentence; undefined where all of it is there. */
export function missingPrograms(): string | undefined {
  const names = (Object.keys(programs) as (keyof typeof programs)[]).filter((name) => !existsSync(programs[name]))
  return names.length === 0 ? undefined : `It needs Debian's packages ${names.map((name) => packages[name]).join(', ')}.`
}
