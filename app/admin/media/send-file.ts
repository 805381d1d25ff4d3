/** How the sending of one file ended: what the server said of it, or why it never got there. */
export type SendEnd =
  | { id: string; came: 'new' | 'known' | 'back' }
  | { refusal: string }
  | { failure: 'offline' | 'signed-out' | 'too-heavy' | 'other' }

/** Sends one file by itself and tells how far it is, from 0 to 100. It never throws: a line that breaks is an answer. */
export function sendFile(file: File, onProgress: (percent: number) => void): Promise<SendEnd> {
  const { promise, resolve } = Promise.withResolvers<SendEnd>()
  const request = new XMLHttpRequest()
  request.open('POST', '/admin/media/upload.json')
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)))
  request.addEventListener('load', () => resolve(readEnd(request)))
  for (const broken of ['error', 'abort', 'timeout']) request.addEventListener(broken, () => resolve({ failure: 'offline' }))
  const form = new FormData()
  form.append('pictures', file)
  request.send(form)
  return promise
}

type Answered = Pick<XMLHttpRequest, 'status' | 'responseText' | 'responseURL'>

/** Reads an answer; who is no longer signed in was led to the page where they do so. */
export function readEnd({ status, responseText, responseURL }: Answered): SendEnd {
  if (responseURL.includes('/admin/login')) return { failure: 'signed-out' }
  if (status === 413) return { failure: 'too-heavy' }
  try {
    const answer = JSON.parse(responseText) as unknown
    if (typeof answer === 'object' && answer !== null) {
      if (status === 422 && 'refusal' in answer && typeof answer.refusal === 'string') return { refusal: answer.refusal }
      if (status === 200 && 'id' in answer && 'came' in answer) return answer as { id: string; came: 'new' }
    }
  } catch {
    // What is no JSON is a page of the site that reports a fault.
  }
  return { failure: 'other' }
}
