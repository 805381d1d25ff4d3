import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The bare node:http server that cached pages are compared with: one head, one body, for every request. It prints `ready` when it
 * listens. `node bench/bare-server.ts <port> <file with the head as JSON> <file with the body>`.
 */
const [port = '', headFile = '', bodyFile = ''] = process.argv.slice(2)
const head: string[] = JSON.parse(readFileSync(headFile, 'utf8'))
const body = readFileSync(bodyFile)

createServer((_, response) => {
  response.writeHead(200, head)
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
