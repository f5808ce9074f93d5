import { describe, expect, it } from 'vitest';
import { parseS3Url } from './s3-url.ts';

describe('reading S3_URL', () => {
  it('separates key, secret, port, bucket and region', () => {
    expect(
      parseS3Url('https://KEY:a%2Fb%2Bc@s3.example.com:9000/media?region=eu-central-1'),
    ).toEqual({
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+c',
      region: 'eu-central-1',
      bucketUrl: 'https://s3.example.com:9000/media',
    });
  });

  it('uses us-east-1 by default and accepts plain http for a local service', () => {
    expect(parseS3Url('http://KEY:SECRET@minio:9000/media/')).toMatchObject({
      region: 'us-east-1',
      bucketUrl: 'http://minio:9000/media',
    });
  });

  it.each([
    'nonsense',
    'https://s3.example.com/media',
    'https://KEY:hidden@s3.example.com/',
    'https://KEY:hidden@s3.example.com/media/deeper',
    'ftp://KEY:hidden@s3.example.com/media',
  ])('refuses %s without repeating its secret', (text) => {
    expect(() => parseS3Url(text)).toThrow(/^It must have the form/);
    expect(() => parseS3Url(text)).not.toThrow(/hidden/);
  });
});
