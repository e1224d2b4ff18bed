// Stands for the program that you plug in: reads the task packet from its standard input, says what it was asked, and changes nothing.
if (process.argv[2] === '--version') {
  console.log('command-example 1.0.0');
} else {
  let packet = '';
  for await (const chunk of process.stdin) packet += chunk;
  console.log(`asked for: ${packet.split('\n', 1)[0].replace(/^#+\s*/, '')}`);
}
