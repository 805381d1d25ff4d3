/** The texts that the programs of a cluster are started with. docs/operations.md shows them: change both. */

export type Passwords = { superuser: string; replication: string; impamba: string }

type PatroniSettings = {
  name: string
  folder: string
  etcdPort: number
  restPort: number
  postgresPort: number
  passwords: Passwords
  /** Whether a commit waits for a second machine. */
  synchronous: boolean
}

export function patroniConfig({
  name,
  folder,
  etcdPort,
  restPort,
  postgresPort,
  passwords,
  synchronous,
}: PatroniSettings): string {
  return `scope: impamba
name: ${name}
restapi: {listen: '127.0.0.1:${restPort}', connect_address: '127.0.0.1:${restPort}'}
etcd3: {hosts: ['127.0.0.1:${etcdPort}']}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: ${synchronous}
    synchronous_mode_strict: ${synchronous}
    postgresql:
      use_pg_rewind: true
      parameters: {wal_log_hints: 'on', max_connections: 100, shared_buffers: 64MB, wal_keep_size: 256MB}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
postgresql:
  listen: '127.0.0.1:${postgresPort}'
  connect_address: '127.0.0.1:${postgresPort}'
  data_dir: '${folder}/data'
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: '${folder}/pgpass'
  authentication:
    superuser: {username: postgres, password: '${passwords.superuser}'}
    replication: {username: replicator, password: '${passwords.replication}'}
  parameters: {unix_socket_directories: '${folder}'}
  pg_hba:
    - host replication replicator 127.0.0.1/32 scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
`
}

/** Leads to whichever PostgreSQL is the primary; who was connected to another one is sent away. */
export function databaseBalancerConfig(
  port: number,
  nodes: readonly { name: string; postgresPort: number; restPort: number }[],
): string {
  const servers = nodes.map(
    ({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`,
  )
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

type PoolerSettings = { port: number; databasePort: number; folder: string }

export function poolerConfig({ port, databasePort, folder }: PoolerSettings): string {
  const timeouts = "set statement_timeout = ''10s''; set lock_timeout = ''5s''; set idle_in_transaction_session_timeout = ''15s''"
  return `[databases]
impamba = host=127.0.0.1 port=${databasePort} dbname=impamba connect_query='${timeouts}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 200
default_pool_size = 16
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits
query_wait_timeout = 5
server_login_retry = 1
server_connect_timeout = 3
`
}

/**
 * Leads visitors to machines that can serve everything; without one, to those that run: they have cached pages and report what is
 * wrong.
 */
export function siteBalancerConfig(port: number, machines: readonly { name: string; port: number }[]): string {
  const servers = machines.map((machine) => `  server ${machine.name} 127.0.0.1:${machine.port} check`).join('\n')
  return `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-request 15s
  timeout http-keep-alive 30s
  option forwardfor
  retries 2
  option redispatch 1
  retry-on conn-failure empty-response
  default-server inter 1s fall 2 rise 1
frontend site
  bind 127.0.0.1:${port}
  # What was sent once is never sent again by itself.
  http-request disable-l7-retry if METH_POST
  use_backend assets if { path_beg /assets/ }
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend alive
backend ready
  option httpchk GET /ready
${servers}
backend alive
  option httpchk GET /health
${servers}
# While one machine has the new release and the other the old one, only one of them has a file of a page.
backend assets
  option httpchk GET /health
  retry-on conn-failure empty-response 404
${servers}
`
}
