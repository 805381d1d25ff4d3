import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { openWorkerProcess, type WorkerProcess } from './worker-process.server.ts'
import { isWorkerAway } from './worker-task.ts'

const opened: WorkerProcess[] = []
afterEach(async () => void (await Promise.all(opened.splice(0).map((one) => one.stop()))))

function open(more: Partial<Parameters<typeof openWorkerProcess>[0]> = {}): WorkerProcess {
  const entry = { file: 'tests/support/worker-to-watch.ts', args: [] }
  const worker = openWorkerProcess({ entry, deadlineMs: 60_000, ...more })
  opened.push(worker)
  return worker
}

const failed = (run: Promise<unknown>) =>
  run.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

function isAlive(pid: unknown): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test('bytes and values come back as they went out, from another process, one task after the other', async () => {
  const worker = open()
  const input = { bytes: Buffer.from('a picture'), list: [1, null, 'two'] }
  const [echo, first, second] = await Promise.all([worker.run('echo', input), worker.run('pid', 0), worker.run('pid', 0)])
  expect(echo).toEqual(input)
  expect(Buffer.isBuffer((echo as typeof input).bytes)).toBe(true)
  expect(first).toBe(second)
  expect(first).not.toBe(process.pid)
})

test('it is given no secret of the process that serves', async () => {
  process.env.AUTH_SECRET ??= 'a secret'
  const names = (await open().run('environment', undefined)) as string[]
  expect(
    names.filter(
      (name) => !['MALLOC_ARENA_MAX', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'NODE_ENV', 'PATH'].includes(name),
    ),
  ).toEqual([])
  expect(names).toContain('MALLOC_ARENA_MAX')
})

test('what a task throws is thrown here, and the process goes on', async () => {
  const worker = open()
  const pid = await worker.run('pid', undefined)
  expect(await failed(worker.run('fail', undefined))).toMatchObject({ name: 'RangeError', message: 'It cannot be done' })
  expect(await worker.run('pid', undefined)).toBe(pid)
})

test('a process that dies fails its task alone; the next one is done by another', async () => {
  const worker = open()
  const [died, pid] = await Promise.all([failed(worker.run('die', undefined)), worker.run('pid', undefined)])
  expect(died).toMatchObject({ message: 'the worker process ended with SIGKILL' })
  expect(isWorkerAway(died)).toBe(false)
  expect(pid).toBeTypeOf('number')
})

test('a task that takes too long is killed with its process', async () => {
  const worker = open()
  const pid = await worker.run('pid', undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hung = failed(worker.run('hang', undefined))
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(await hung).toMatchObject({ message: 'hang took longer than 60000 ms' })
  await eventually(() => !isAlive(pid))
  expect(await worker.run('echo', 'on')).toBe('on')
})

test('work without a waiting caller comes last', async () => {
  const worker = open({ last: ['echo'] })
  const order: string[] = []
  const run = (task: string, name: string) => worker.run(task, name).then(() => order.push(name))
  await Promise.all([run('pid', 'first'), run('echo', 'sizes'), run('echo', 'more sizes'), run('pid', 'a sent picture')])
  expect(order).toEqual(['first', 'a sent picture', 'sizes', 'more sizes'])
})

test('it ends when it is idle, and after so many tasks, so that its memory is given back', async () => {
  const idle = await open({ idleMs: 0 }).run('pid', undefined)
  await eventually(() => !isAlive(idle))
  const worker = open({ mostTasks: 2 })
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => worker.run('pid', undefined)))
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  await eventually(() => !isAlive(first))
})

test('a stop fails what runs and what waits, and leaves no process', async () => {
  const worker = open()
  const pid = await worker.run('pid', undefined)
  const left = [failed(worker.run('hang', undefined)), failed(worker.run('echo', 1))]
  await worker.stop()
  expect(isAlive(pid)).toBe(false)
  expect((await Promise.all(left)).map(isWorkerAway)).toEqual([true, true])
  expect(isWorkerAway(await failed(worker.run('echo', 1)))).toBe(true)
})

test('a process that cannot start is reported as unavailable, and the picture is not at fault', async () => {
  const entry = { file: 'tests/support/worker-to-watch.ts', args: ['broken'] }
  expect(isWorkerAway(await failed(open({ entry }).run('echo', 1)))).toBe(true)
})

test('when the process that serves is killed, its worker process ends by itself', async () => {
  const leader = spawn(process.execPath, ['tests/support/leads-a-worker.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [pid] = (await once(leader.stdout, 'data')).map(Number)
  expect(isAlive(pid)).toBe(true)
  leader.kill('SIGKILL')
  await eventually(() => !isAlive(pid))
})
