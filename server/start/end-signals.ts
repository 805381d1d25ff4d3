/** A terminal's Ctrl-C reaches the server twice at once, from the terminal and from npm: that is one wish, not two. */
const sameWishMs = 500
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Calls `end` at the first signal to end, and `atOnce` at the next one. Returns a function that stops watching. */
export function onEndSignals({ end, atOnce }: { end: () => unknown; atOnce: () => unknown }): () => void {
  let signalledAt = 0
  const onSignal = () => {
    if (signalledAt === 0) {
      signalledAt = Date.now()
      end()
    } else if (Date.now() - signalledAt > sameWishMs) atOnce()
  }
  for (const signal of signals) process.on(signal, onSignal)
  return () => {
    for (const signal of signals) process.off(signal, onSignal)
  }
}
