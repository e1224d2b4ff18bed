// The lower end of every scale: starts, changes nothing, ends well. Whatever passes with it does not need an agent.
console.log('do-nothing: the workspace is left as it is');
