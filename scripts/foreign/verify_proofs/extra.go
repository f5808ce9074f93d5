package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"golang.org/x/mod/sumdb/tlog"
)

const (
	leafVersion = 1
	saltBytes   = 16
)

type extra struct {
	Version  int        `json:"v"`
	Kind     int        `json:"kind"`
	Hashes   []string   `json:"hashes"`
	Revealed []revealed `json:"revealed"`
	hashes   [][]byte
}

type revealed struct {
	Place int    `json:"i"`
	Name  string `json:"name"`
	Value string `json:"value"`
	Salt  string `json:"salt"`
}

// readExtra checks that each revealed field has the hash of its place.
func readExtra(line string) (*extra, error) {
	if !strings.HasPrefix(line, "extra ") {
		return nil, errors.New("there is no extra data")
	}
	text, err := decodeBase64(strings.TrimPrefix(line, "extra "))
	if err != nil {
		return nil, err
	}
	var read extra
	if err := json.Unmarshal(text, &read); err != nil {
		return nil, err
	}
	// The decoder accepts other spellings, unknown members and members twice.
	if read.text() != string(text) {
		return nil, errors.New("the extra data are not written as the portal writes them")
	}
	if read.Version != leafVersion || read.Kind < 0 || read.Kind > 255 {
		return nil, errors.New("the version or the kind of the leaf is unknown")
	}
	for _, text := range read.Hashes {
		hash, err := hex.DecodeString(text)
		if err != nil || len(hash) != sha256.Size || hex.EncodeToString(hash) != text {
			return nil, fmt.Errorf("%q is no hash", text)
		}
		read.hashes = append(read.hashes, hash)
	}
	next := 0
	for _, field := range read.Revealed {
		if field.Place < next || field.Place >= len(read.hashes) {
			return nil, errors.New("the revealed fields are not in order")
		}
		next = field.Place + 1
		if err := field.check(read.hashes[field.Place]); err != nil {
			return nil, err
		}
	}
	return &read, nil
}

func (field *revealed) check(hash []byte) error {
	salt, err := base64.RawURLEncoding.DecodeString(field.Salt)
	if err != nil || len(salt) != saltBytes || base64.RawURLEncoding.EncodeToString(salt) != field.Salt {
		return fmt.Errorf("%s has no salt", field.Name)
	}
	data := "[" + quoted(field.Name) + "," + quoted(field.Value) + "]"
	computed := sha256.Sum256(append(salt, data...))
	if string(computed[:]) != string(hash) {
		return fmt.Errorf("%s has not this value", field.Name)
	}
	return nil
}

func (read *extra) leafHash() tlog.Hash {
	data := []byte{leafVersion, byte(read.Kind)}
	for _, hash := range read.hashes {
		data = append(data, hash...)
	}
	digest := sha256.Sum256(data)
	return tlog.RecordHash(digest[:])
}

func (read *extra) fields() [][2]string {
	var fields [][2]string
	for _, field := range read.Revealed {
		fields = append(fields, [2]string{field.Name, field.Value})
	}
	return fields
}

// text writes the extra data as JavaScript does.
func (read *extra) text() string {
	var hashes, fields []string
	for _, hash := range read.Hashes {
		hashes = append(hashes, quoted(hash))
	}
	for _, field := range read.Revealed {
		fields = append(fields, fmt.Sprintf(`{"i":%d,"name":%s,"value":%s,"salt":%s}`,
			field.Place, quoted(field.Name), quoted(field.Value), quoted(field.Salt)))
	}
	return fmt.Sprintf(`{"v":%d,"kind":%d,"hashes":[%s],"revealed":[%s]}`,
		read.Version, read.Kind, strings.Join(hashes, ","), strings.Join(fields, ","))
}

// quoted writes a text as JSON.stringify of JavaScript does, which escapes less than Go.
func quoted(text string) string {
	var quoted strings.Builder
	quoted.WriteByte('"')
	for _, character := range text {
		switch {
		case character == '"' || character == '\\':
			quoted.WriteByte('\\')
			quoted.WriteRune(character)
		case character == '\b':
			quoted.WriteString(`\b`)
		case character == '\f':
			quoted.WriteString(`\f`)
		case character == '\n':
			quoted.WriteString(`\n`)
		case character == '\r':
			quoted.WriteString(`\r`)
		case character == '\t':
			quoted.WriteString(`\t`)
		case character < ' ':
			fmt.Fprintf(&quoted, `\u%04x`, character)
		default:
			quoted.WriteRune(character)
		}
	}
	quoted.WriteByte('"')
	return quoted.String()
}
