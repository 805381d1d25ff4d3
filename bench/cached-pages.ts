import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/running-server.ts'
import { cpuOfFamily } from './cpu.ts'
import { acceptEncoding, load } from './load.ts'
import { openBenchServer } from './open-server.ts'
import { median, printAim, printTable } from './report.ts'

/**
 * Cached pages: how many of one page a second of CPU answers, here, by a bare node:http server that sends the same bytes under
 * the same head, and by nginx that sends them from a file. The three are measured in turn, round after round.
 */
const pages = ['/', '/package-details/an-hour-with-the-gorillas']
/** Debian keeps nginx where only root looks for programs. */
const withSystemPrograms = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
const rounds = 5
const seconds = 3
const connections = 32

/** The head and body of an answer, as they came over the wire; without a server's own connection headers. */
type Answer = { head: string[]; body: Buffer }
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

async function fetchAnswer(url: string): Promise<Answer> {
  const [response] = (await once(get(url, { headers: { 'Accept-Encoding': acceptEncoding } }), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br')
    throw new Error(`${url} answered ${response.statusCode} in ${response.headers['content-encoding']}`)
  const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, at) => response.rawHeaders.slice(at * 2, at * 2 + 2))
  return { head: pairs.filter(([name = '']) => !ofTheConnection.has(name.toLowerCase())).flat(), body: Buffer.concat(chunks) }
}

type Rival = { name: string; url: string; process: ChildProcess; stop(): Promise<void> }

async function started(name: string, url: string, child: ChildProcess): Promise<Rival> {
  child.stderr?.on('data', (chunk) => process.stderr.write(chunk))
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended`)))
  ended.catch(() => undefined)
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await Promise.race([answers(), ended]))) await pause(20)
  return {
    name,
    url,
    process: child,
    async stop() {
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}

async function startBare(folder: string, { head, body }: Answer): Promise<Rival> {
  const port = await freePort()
  const files = [path.join(folder, 'head.json'), path.join(folder, 'body')] as const
  await writeFile(files[0], JSON.stringify(head))
  await writeFile(files[1], body)
  const child = spawn(process.execPath, ['bench/bare-server.ts', String(port), ...files], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  return started('bare node:http', `http://127.0.0.1:${port}/`, child)
}

/** One worker, the body as a file, the head by `add_header`: nothing is compressed and nothing is decided. */
async function startNginx(folder: string, { head, body }: Answer): Promise<Rival> {
  const port = await freePort()
  await writeFile(path.join(folder, 'page'), body)
  const pairs = Array.from({ length: head.length / 2 }, (_, at) => head.slice(at * 2, at * 2 + 2))
  const own = new Set(['content-length', 'content-type'])
  const quoted = (value = '') => `'${value.replaceAll("'", "\\'")}'`
  const added = pairs.filter(([name = '']) => !own.has(name.toLowerCase()))
  const type = pairs.find(([name]) => name?.toLowerCase() === 'content-type')?.[1]
  const config = `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
    ${process.getuid?.() === 0 ? 'user nobody nogroup;' : ''}
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; etag off; if_modified_since off; server_tokens off; gzip off;
      keepalive_requests 100000000; open_file_cache max=10; types {} default_type ${quoted(type)};
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files /page =404;
        ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n')} } }
    }`
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, config)
  return started(
    'nginx',
    `http://127.0.0.1:${port}/`,
    spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'], env: withSystemPrograms }),
  )
}

/** Requests that a second of the rival's CPU answered. */
async function perCpuSecond({ url, process: { pid = 0 } }: Pick<Rival, 'url' | 'process'>): Promise<number> {
  const before = cpuOfFamily(pid)
  const answered = await load(url, { seconds, connections })
  return answered / (cpuOfFamily(pid) - before)
}

export async function benchCachedPages(): Promise<void> {
  const site = await openBenchServer()
  try {
    for (const page of pages) {
      const ours = { name: 'Impamba', url: site.server.url + page, process: site.server.process }
      await fetchAnswer(ours.url)
      const answer = await fetchAnswer(ours.url)
      const bare = await startBare(site.folder, answer)
      const nginx = await startNginx(site.folder, answer)
      try {
        const rivals = [ours, bare, nginx]
        const rates = rivals.map((): number[] => [])
        for (const { url } of rivals) await load(url, { seconds: 1, connections })
        for (let round = 0; round < rounds; round += 1)
          for (const [index, rival] of rivals.entries()) rates[index]?.push(await perCpuSecond(rival))
        const [own = [], plain = [], best = []] = rates
        const ratio = (to: readonly number[]) => median(own.map((rate, round) => rate / (to[round] ?? 1)))
        printTable(
          [
            `kept page \`${page}\` (${answer.body.length} bytes, brotli)`,
            'requests per CPU second',
            'microseconds each',
            'ours to it',
          ],
          rivals.map(({ name }, index) => {
            const rate = median(rates[index] ?? [])
            return [name, rate.toFixed(0), (1e6 / rate).toFixed(1), ratio(rates[index] ?? []).toFixed(2)]
          }),
        )
        printAim(`${page} against bare node:http`, ratio(plain), { least: 0.9 })
        printAim(`${page} against nginx`, ratio(best), { least: 0.55 })
      } finally {
        await bare.stop()
        await nginx.stop()
      }
    }
  } finally {
    await site.close()
  }
}
