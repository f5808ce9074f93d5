/** A video of any length, made from a short clip that is repeated. */
import {
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

interface Wanted {
  /** An MP4 file with H.264 video, which begins with a key frame. */
  readonly clip: string;
  readonly seconds: number;
  readonly bytesPerSecond: number;
}

/**
 * Repeats the picture of the clip. Filler units make the file as large as a real video, larger than what a browser
 * reads ahead; decoders skip them.
 */
export async function makeLongFilm({ clip, seconds, bytesPerSecond }: Wanted): Promise<Uint8Array> {
  using input = new Input({ formats: [MP4], source: new FilePathSource(clip) });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = (await track?.getDecoderConfig()) ?? undefined;
  if (track === null || track === undefined || decoderConfig === undefined)
    throw new Error(`${clip} has no video that could be repeated`);
  const packets = await Array.fromAsync(new EncodedPacketSink(track).packets());
  const length = await track.computeDuration();
  const filler = fillerUnit((bytesPerSecond * length) / packets.length);

  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  for (let start = 0; start < seconds; start += length)
    for (const { data, type, timestamp, duration } of packets) {
      const filled = Buffer.concat([data, filler]);
      const packet = new EncodedPacket(filled, type, start + timestamp, duration);
      await source.add(packet, { decoderConfig });
    }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** An H.264 unit of type 12 (ITU-T H.264, 7.3.2.7) preceded by its length, as in MP4. */
function fillerUnit(bytes: number): Buffer {
  const unit = Buffer.alloc(Math.max(2, Math.floor(bytes) - 4), 0xff);
  unit[0] = 12;
  unit[unit.length - 1] = 0x80;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(unit.length);
  return Buffer.concat([size, unit]);
}
