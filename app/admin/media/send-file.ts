/** The result of sending one file: the server's reply, or why there is none. */
export type SendEnd =
  | { id: string; came: 'new' | 'known' | 'back' }
  | { refusal: string }
  | { failure: 'offline' | 'signed-out' | 'too-heavy' | 'other' }

/** Sends one file and reports its progress, from 0 to 100. Never throws: a broken connection is a result. */
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

/** Reads the reply. Who is not signed in any more gets a redirect to the sign-in page. */
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
    // A reply that is not JSON is an error page of the site.
  }
  return { failure: 'other' }
}
