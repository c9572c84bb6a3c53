// The S3-compatible server of the tests: node s3-process.mjs FOLDER PORT
import S3rver from '@20minutes/s3rver';

const [directory, port] = process.argv.slice(2);
const server = new S3rver({
  directory,
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  configureBuckets: [{ name: 'papers', configs: [] }],
});
await server.run();
process.send?.('ready');
