import { afterEach, expect, test, vi } from 'vitest'
import { endInOrder } from './shutdown.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const events = ['SIGTERM', 'SIGINT', 'SIGHUP', 'unhandledRejection', 'uncaughtException'] as const
const before = new Map(events.map((event) => [event, process.listeners(event)]))

/** The server's listeners, without those of the test runner. */
const added = (event: (typeof events)[number]) => process.listeners(event).filter((each) => !before.get(event)?.includes(each))

afterEach(() => {
  for (const event of events) for (const listener of added(event)) process.off(event, listener)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function serverThatNeverCloses(drainMs?: number) {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  const ending = endInOrder(quiet, drainMs)
  ending.after('what hangs', () => new Promise(() => undefined))
  return exit
}

test.each([
  ['a signal', 'SIGTERM'],
  ['a fault that nobody caught', 'uncaughtException'],
] as const)('after %s a server that does not end is ended after thirty seconds', async (_name, event) => {
  const exit = serverThatNeverCloses()
  for (const listener of added(event)) Reflect.apply(listener, process, [new Error('a fault')])
  await vi.advanceTimersByTimeAsync(29_999)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test('a server that announces its end for five minutes has those besides', async () => {
  const exit = serverThatNeverCloses(300_000)
  for (const listener of added('SIGTERM')) Reflect.apply(listener, process, [])
  await vi.advanceTimersByTimeAsync(329_999)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test('an unhandled rejection stops nothing', async () => {
  const exit = serverThatNeverCloses()
  for (const listener of added('unhandledRejection')) Reflect.apply(listener, process, [new Error('a fault')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(exit).not.toHaveBeenCalled()
})
