import sharp, { type Sharp } from 'sharp'

// One thread and no cache: one picture at a time is all that a small machine has memory for. Only worker processes load this file.
sharp.concurrency(1)
sharp.cache(false)

export { type Sharp, sharp }
