/** A store that speaks S3, in memory and on 127.0.0.1; the package brings no types of its own. */
declare module 's3rver' {
  type Options = {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<import('node:net').AddressInfo>
    close(): Promise<void>
  }
}
